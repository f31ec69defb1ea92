/** Ways to tell a ball and what it is joined with. */
import { withTruncatedBalls } from './cuts/truncated-balls.ts'
import { withStemsToBalls } from './figures/stems-to-balls.ts'

export const BALLS = [withTruncatedBalls, withStemsToBalls] as const
