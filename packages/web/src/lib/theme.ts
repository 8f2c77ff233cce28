/** The colours that are shown: those of the system, until the user chooses. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `public/theme.js` reads it before the page is drawn. */
export const THEME_KEY = 'theme'

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

export function storedTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY)
  return isTheme(stored) ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(THEME_KEY)
  else localStorage.setItem(THEME_KEY, theme)
  showTheme(theme)
}

/** Puts a theme on the page; the styles do the rest. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
