import type { Corrections } from '@ledgerlift/contract'
import type { Statement } from '@ledgerlift/engine'
import { ExportError, type ExportedFile, type Format, toCorrected, toExported } from '@ledgerlift/export'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { correctionsKey, resultKey } from '../files/file-keys.ts'

type Files = Pick<Deps, 'files'>

/** What somebody has corrected in a result; no rows where nothing was. */
export async function findCorrections({ files }: Files, id: string): Promise<Corrections> {
  const key = correctionsKey(id)
  return (await files.exists(key)) ? readJson<Corrections>(await files.getBytes(key)) : { rows: null }
}

/**
 * A result, as it was corrected, in some format.
 *
 * @throws {ApiError} `export-impossible` where the format asks for more than there is
 */
export async function exportConversion(deps: Files, id: string, format: Format): Promise<ExportedFile[]> {
  const statement = readJson<Statement>(await deps.files.getBytes(resultKey(id)))
  const { rows } = await findCorrections(deps, id)
  try {
    return await format.write(rows === null ? toExported(statement) : toCorrected(statement, rows))
  } catch (error) {
    // Corrections name rows, and whoever sends them may name some that are not there.
    if (error instanceof ExportError || error instanceof RangeError) throw new ApiError('export-impossible')
    throw error
  }
}

const readJson = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T
