const WIDTH = 24

/** A bar on one line of a terminal; says nothing anywhere else. */
export function openProgressBar(terminal: NodeJS.WriteStream | NodeJS.WritableStream, label: string) {
  const isTerminal = 'isTTY' in terminal && terminal.isTTY === true
  const clear = () => isTerminal && terminal.write('\r\u001b[2K')
  return {
    show(done: number, total: number): void {
      if (!isTerminal) return
      const filled = Math.round((done / total) * WIDTH)
      clear()
      terminal.write(`${label} [${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] page ${done} of ${total}`)
    },
    close: () => void clear(),
  }
}
