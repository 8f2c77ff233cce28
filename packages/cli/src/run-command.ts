import { stderr, stdout } from 'node:process'
import { compilePdfium } from '@ledgerlift/engine-node/compile-pdfium'
import { DONE, UNUSABLE } from './exit-codes.ts'
import { parseArguments, USAGE } from './parse-arguments.ts'

/**
 * Does what the command line says; returns the exit code. Each command is loaded only when it runs, and PDFium is
 * compiled meanwhile.
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  const command = parseArguments(args)
  if (command.kind === 'unusable') {
    stderr.write(`${command.reason}\n\n${USAGE}\n`)
    return UNUSABLE
  }
  if (command.kind === 'help') {
    stdout.write(`${USAGE}\n`)
    return DONE
  }
  // npm runs scripts in the project's folder; names are meant from where the command was typed.
  const folder = process.env.INIT_CWD ?? process.cwd()
  const surroundings = { folder, stdout, stderr, pdfium: compilePdfium() }
  if (command.kind === 'convert') {
    const { convertFiles } = await import('./convert-files.ts')
    return convertFiles(command, surroundings)
  }
  const { explainFile } = await import('./explain/explain-file.ts')
  return explainFile(command, surroundings)
}
