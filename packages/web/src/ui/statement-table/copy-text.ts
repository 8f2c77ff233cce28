/**
 * Puts a text on the clipboard. Where the page is not served over HTTPS the clipboard cannot be asked for, and a copy
 * command has to do.
 *
 * @returns whether the browser let it happen
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', give, { capture: true })
  return copied
}
