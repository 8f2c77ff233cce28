-- Each statement of a volatile function sees what was committed before it: what is counted here was counted under the lock.
CREATE FUNCTION count_pages_under_lock(payers text[], since timestamptz) RETURNS TABLE (payer text, pages bigint)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(payers) AS key;
  RETURN QUERY
    SELECT uses.payer, sum(uses.pages) FROM page_uses AS uses
    WHERE uses.payer = ANY (payers) AND uses.reserved_at > since
    GROUP BY uses.payer;
END
$$;
