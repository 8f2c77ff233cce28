import type { Corrections } from '@ledgerlift/contract'
import type { Format } from '@ledgerlift/export'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { correctionsKey, resultKey } from '../files/file-keys.ts'
import type { ExportFile } from './export-task.ts'

type Files = Pick<Deps, 'files'>
type Place = Pick<Deps, 'files' | 'exporter'>

/** What the user has corrected in a result, as JSON; null where nothing was. */
export async function findCorrections({ files }: Files, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = correctionsKey(id)
  return (await files.exists(key)) ? files.getBytes(key) : null
}

/** What is said where nothing was corrected. */
export const NOTHING_CORRECTED: Corrections = { rows: null }

/**
 * Keeps what the user has corrected in a result, or forgets it.
 *
 * @param json as it was sent
 * @param payer whose turn it is
 * @throws {ApiError} `bad-request`, `too-many-conversions`
 */
export async function keepCorrections(
  { files, exporter }: Place,
  id: string,
  { json, payer }: { readonly json: Uint8Array<ArrayBuffer>; readonly payer: string },
): Promise<void> {
  const checked = await exporter.run(payer, { kind: 'check', corrections: json })
  if (checked.kind !== 'checked') throw new ApiError('internal')
  const key = correctionsKey(id)
  if (checked.isKept) await files.put(key, json)
  else await files.delete(key)
}

/**
 * A result, as it was corrected, in some format.
 *
 * @param payer whose turn it is
 * @throws {ApiError} `export-impossible` where the format asks for more than there is; `too-many-conversions`
 */
export async function exportConversion(
  { files, exporter }: Place,
  id: string,
  { format, payer }: { readonly format: Format; readonly payer: string },
): Promise<readonly ExportFile[]> {
  const [result, corrections] = [await files.getBytes(resultKey(id)), await findCorrections({ files }, id)]
  const written = await exporter.run(payer, { kind: 'export', result, corrections, format: format.id })
  if (written.kind !== 'files') throw new ApiError('internal')
  return written.files
}
