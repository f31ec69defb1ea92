/** What a place is told of: the figure that is named there, or the one that was named before. */
import type { Drawing, Figure, Host } from './drawing.ts'
import type { Saying } from './places.ts'
import { takeReference } from './references.ts'
import { here } from './writing.ts'

/** What was named last as a host, or the first of all: later ones are set on it rather than on each other. */
function defaultHost(drawing: Drawing, own: readonly Figure[]): Host {
  const { host } = drawing
  if (host && !own.includes(host) && drawing.figures.includes(host)) return host
  return drawing.figures.find((each) => !own.includes(each) && !each.cut) ?? 'whole'
}

export function hosting(drawing: Drawing, host: Host | undefined): Host | undefined {
  if (host && host !== 'whole' && !host.cut) drawing.host = host
  return host
}

export const ofHost = ({ scan, drawing, own }: Pick<Saying, 'scan' | 'drawing' | 'own'>): Host =>
  hosting(
    drawing,
    scan.attempt(() => (scan.take(here('(?:of|on|from)')) ? takeReference(scan, drawing, own) : undefined)),
  ) ?? defaultHost(drawing, own)
