/** Parameters that several of the dashboard's routes share. */
import { designModes, outputFormats } from '@cadwright/engine'
import { z } from 'zod'

/** The dashboard's routes are no part of the public interface, so they stand in no document. */
export const hidden = { hide: true } as const

export const idParams = z.object({ id: z.string() })

export const designMode = z.enum(designModes, { error: `must be one of ${designModes.join(', ')}` })
export const outputFormat = z.enum(outputFormats, { error: `must be one of ${outputFormats.join(', ')}` })

export const pageLimit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number from 1 to 100')
  .transform(Number)
  .pipe(z.int().min(1).max(100))
  .default(30)

/** Names and notes that people give: one line of text. */
export const line = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have ${most} characters at most`)
    .refine(
      (text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text),
      'must be one line of plain text',
    )

export const day = z.iso.date({ error: 'must be a day such as 2026-11-15' })
