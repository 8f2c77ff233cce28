import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** The checks that run nothing of the product, side by side: together they take as long as the slowest. */
const CHECKS = ['types', 'lint', 'boundaries', 'unused', 'licences', 'node-versions']

const codes = await Promise.all(
  CHECKS.map(async (name) => {
    const check = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<number>((resolve) => check.once('close', (code) => resolve(code ?? 1)))
    const [code, ...printed] = await Promise.all([ended, text(check.stdout), text(check.stderr)])
    console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
    if (code !== 0) console.error(printed.join(''))
    return code
  }),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
