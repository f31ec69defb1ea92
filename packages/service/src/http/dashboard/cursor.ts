/** Where a page of a list ends, as text for the next request: a time, and an id that parts what shares it. */
import { z } from 'zod'
import type { Timestamp } from '../../database/schema.ts'

export interface Place {
  createdAt: Timestamp
  id: string
}

const PLACE = /^(?!0000)(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00)~([\w-]{1,40})$/
const FAULT = 'must be the nextCursor of an earlier page'

export const placeIn = (createdAt: Timestamp, id: string): string => `${createdAt}~${id}`

export const placeCursor = z
  .string()
  // A plus sign that was not encoded arrives as a space.
  .transform((text) => text.replace(' ', '+'))
  .pipe(z.string().regex(PLACE, FAULT))
  .transform((text, context): Place => {
    const [, createdAt = '', id = ''] = PLACE.exec(text) ?? []
    if (Number.isNaN(Date.parse(createdAt))) {
      context.addIssue({ code: 'custom', message: FAULT })
      return z.NEVER
    }
    return { createdAt, id }
  })
  .optional()
