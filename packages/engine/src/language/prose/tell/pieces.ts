/** "Two coaxial cylinders, unioned: a disc … and a post …": of so many pieces that are told one by one afterwards, the words only say how they lie. */
import { unread } from '../../operations/unread.ts'
import type { SaidPlace, Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const isOwn = ({ role, group, plural, sizes, announced }: Thing): boolean =>
  role === 'add' && !plural && !announced && (group !== undefined || sizes.length > 0)

/** Nothing but how many there are, and how they lie, is told of them. */
const isAnnouncement = ({ role, kind, plural, count, sizes, group, section, name }: Thing): boolean =>
  ((role === 'add' && kind === 'body') || (role === 'cut' && name === 'step')) &&
  plural &&
  count > 1 &&
  count <= MOST &&
  sizes.length === 0 &&
  group === undefined &&
  section === undefined

const MOST = 12

const GENERIC =
  /^(?:cylinder|disc|disk|box|block|plate|section|piece|part|body|segment|portion|component|solid|slab|tier|stage|step|layer|bar|prism)$/u

export function settlePieces(told: Telling): void {
  for (const pieces of told.things.filter(isAnnouncement)) {
    if (!GENERIC.test(pieces.name)) continue
    // "A shaft with three steps": its sections.
    if (pieces.role === 'cut' && !isSteppedShaft(told, pieces)) continue
    if (pieces.members.length === pieces.count) continue
    const after = told.things.slice(told.things.indexOf(pieces) + 1)
    const own = after.filter((thing) => isOwn(thing) && (!thing.group || thing.group === pieces))
    const wanted = own.slice(0, pieces.count)
    if (wanted.length < pieces.count || !wanted.some(({ group }) => group === pieces || wanted.length > 1))
      continue
    const told_ = told.prompt.slice(...pieces.span)
    // What else is said of all of them has to be said of each.
    const shared = pieces.places.filter(({ used }) => !used)
    if (shared.some((said) => !isShared(said))) throw unread(told_)
    for (const thing of wanted) {
      delete thing.group
      for (const said of shared)
        if (!isWay(said) || !thing.places.some(isWay)) thing.places.push({ ...said, used: !isWay(said) })
    }
    drop(told, pieces)
  }
}

const isSteppedShaft = (told: Telling, { count }: Thing): boolean =>
  told.things.filter(({ name, role, plural }) => name === 'section' && role === 'add' && !plural).length ===
  count

const isWay = ({ place }: SaidPlace): boolean => place.kind === 'way' || place.kind === 'parallel'

const isShared = (said: SaidPlace): boolean =>
  isWay(said) ||
  said.place.kind === 'concentric' ||
  said.place.kind === 'manner' ||
  (said.place.kind === 'centered' && said.place.refs.every(({ concept }) => concept === 'origin')) ||
  (said.place.kind === 'at' && /^(?:origin|plane)$/u.test(said.place.ref.concept)) ||
  (said.place.kind === 'coordinate' && said.place.figures.every(({ value }) => value === 0)) ||
  (said.place.kind === 'between' && said.place.refs.every(({ kind }) => kind === 'place'))

function drop(told: Telling, thing: Thing): void {
  told.things.splice(told.things.indexOf(thing), 1)
  const at = told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing)
  if (at >= 0) told.deeds.splice(at, 1)
}
