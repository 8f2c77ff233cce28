import { useEffect, useState } from 'react'
import { WORDS } from '#words/frame.ts'
import { chooseTheme, showTheme, storedTheme, THEME_KEY, THEMES } from '../lib/theme.ts'

/** Colours by the system, light or dark: plain radio buttons, so the arrow keys work as everywhere. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(storedTheme)
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== THEME_KEY && event.key !== null) return
      setChosen(storedTheme())
      showTheme(storedTheme())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return (
    <fieldset className="flex items-center gap-x-1">
      <legend className="sr-only">{WORDS.theme}</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          className="relative inline-flex min-h-11 items-center px-2 text-soft underline-offset-8 hover:text-ink has-checked:text-ink has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => {
              setChosen(theme)
              chooseTheme(theme)
            }}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {WORDS.themes[theme]}
        </label>
      ))}
    </fieldset>
  )
}
