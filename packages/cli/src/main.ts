import { stderr, stdout } from 'node:process'
import { convertFiles } from './convert-files.ts'
import { UNUSABLE } from './exit-codes.ts'
import { explainFile } from './explain/explain-file.ts'
import { parseArguments, USAGE } from './parse-arguments.ts'

const command = parseArguments(process.argv.slice(2))
if (command.kind === 'unusable') {
  stderr.write(`${command.reason}\n\n${USAGE}\n`)
  process.exitCode = UNUSABLE
} else if (command.kind === 'help') {
  stdout.write(`${USAGE}\n`)
} else {
  // npm runs scripts in the project's folder; names are meant from where the command was typed.
  const surroundings = { folder: process.env.INIT_CWD ?? process.cwd(), stdout, stderr }
  process.exitCode =
    command.kind === 'convert'
      ? await convertFiles(command, surroundings)
      : await explainFile(command, surroundings)
}
