// Runs in the browser that shows the report. Layers are switched by the style sheet; keys and pointing are left.
const everyRow = (row) => document.querySelectorAll(`[data-row="${row}"]`)
const rowAt = (element) => element?.closest?.('[data-row]')?.dataset.row

function light(row) {
  for (const lit of document.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
  if (row) for (const element of everyRow(row)) element.classList.add('is-lit')
}

/** Shows the counterpart of what was chosen: the row's place on the page, or its line in the table. */
function reveal(element) {
  const row = rowAt(element)
  const isOnPage = element.closest('svg') !== null
  const other = [...everyRow(row ?? '')].find((one) => (one.closest('svg') !== null) !== isOnPage)
  other?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

document.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
  if (pointerType !== 'mouse') return
  light(document.elementsFromPoint(clientX, clientY).map(rowAt).find(Boolean))
})
document.addEventListener('focusin', ({ target }) => light(rowAt(target)))
document.addEventListener('click', ({ target }) => {
  if (!rowAt(target)) return
  light(rowAt(target))
  reveal(target)
})
document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey) return
  const box = document.querySelector(`[data-key="${CSS.escape(key)}"]`)
  if (box) box.checked = !box.checked
  if (key === 'Enter' && rowAt(target)) reveal(target)
})
