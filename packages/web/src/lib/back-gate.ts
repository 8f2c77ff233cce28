type OnBack = (event: PopStateEvent) => void

let guard: OnBack | null = null

/**
 * Hears of the way back before the router does, which must not hear of one that is not taken: the listeners of a
 * window are called in the order in which they came, so this comes before the router is drawn.
 */
export function openBackGate(): void {
  window.addEventListener('popstate', (event) => guard?.(event))
}

/** Gives the way back to a guard, or to nobody. */
export function guardBack(onBack: OnBack | null): void {
  guard = onBack
}
