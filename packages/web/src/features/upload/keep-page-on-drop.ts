/** A file that is dropped beside the dropzone would open in place of the page. */
export function keepPageOnDrop(): () => void {
  const refuse = (event: DragEvent) => event.preventDefault()
  document.addEventListener('dragover', refuse)
  document.addEventListener('drop', refuse)
  return () => {
    document.removeEventListener('dragover', refuse)
    document.removeEventListener('drop', refuse)
  }
}
