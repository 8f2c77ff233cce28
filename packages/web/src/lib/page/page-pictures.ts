import type { PageReader } from './page-reader.ts'

/** Pictures of pages that are kept: the one that is shown, and its neighbours. */
const KEPT = 3

/**
 * Draws pages and keeps the pictures of those that are near. Callers only show a picture: it is closed here, once other
 * pages have taken its place.
 */
export function keepPictures(reader: PageReader) {
  const kept = new Map<string, Promise<ImageBitmap>>()

  const forget = (key: string) => {
    const picture = kept.get(key)
    kept.delete(key)
    void picture?.then((bitmap) => bitmap.close()).catch(() => {})
  }

  return {
    /** @param scale device pixels for each PDF point */
    get(page: number, scale: number): Promise<ImageBitmap> {
      const key = `${page} ${scale}`
      const known = kept.get(key) ?? reader.ask('render', { page, scale })
      kept.delete(key)
      kept.set(key, known)
      known.catch(() => kept.delete(key))
      for (const old of [...kept.keys()].slice(0, -KEPT)) forget(old)
      return known
    },

    clear() {
      for (const key of [...kept.keys()]) forget(key)
    },
  }
}

export type PagePictures = ReturnType<typeof keepPictures>
