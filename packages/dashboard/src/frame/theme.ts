/** Light, dark, or as the system has it: kept in this browser, set on the root for the style sheets. */
import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'cadwright-theme'
const CHANGED = 'cadwright-theme-changed'
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

export function storedTheme(): Theme {
  // Storage is refused where the browser keeps nothing for the site.
  try {
    const kept = localStorage.getItem(KEY)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // It then holds until the page is left.
  }
  applyTheme(theme)
  window.dispatchEvent(new Event(CHANGED))
}

/** Tells of every change of what is shown: chosen here, in another tab, or by the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    applyTheme(storedTheme())
    listener()
  }
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', elsewhere)
  system.addEventListener('change', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', elsewhere)
    system.removeEventListener('change', listener)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, shownTheme)

/** From the root, which holds even where nothing can be stored. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return isTheme(shown) ? shown : 'system'
}

export const isDark = (): boolean => {
  const theme = shownTheme()
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

export const useDark = (): boolean => useSyncExternalStore(onThemeChange, isDark)
