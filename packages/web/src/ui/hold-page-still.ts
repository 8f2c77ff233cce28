/**
 * Keeps the page from scrolling under a dialog, and from widening where its scroll bar was.
 *
 * @returns what lets it scroll again
 */
export function holdPageStill(): () => void {
  const { style, clientWidth } = document.documentElement
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`
  style.overflow = 'hidden'
  return () => {
    style.paddingInlineEnd = ''
    style.overflow = ''
  }
}
