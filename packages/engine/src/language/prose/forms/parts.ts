/** A part of a form, by what it may be called. */
import type { FormPart } from './form.ts'

export const named = (key: string, names: string, words?: RegExp): FormPart => ({
  key,
  names: new RegExp(`^(?:${names})$`, 'u'),
  ...(words ? { words } : {}),
})
