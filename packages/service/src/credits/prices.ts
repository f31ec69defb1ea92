/** What a job costs in credits, by how deeply it is designed (design 9). */
import type { DesignMode } from '@cadwright/engine'

export const PRICES: Readonly<Record<DesignMode, number>> = {
  standard: 1,
  pro: 3,
  assembly: 5,
}
