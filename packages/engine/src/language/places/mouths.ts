/** "12 mm in diameter at the surface", "20 mm wide at the top face": a cut is measured where it opens, which needs no saying. */
import type { Context } from '../context.ts'
import { means } from '../text/items.ts'

const OPENED = new Set(['hole', 'slot', 'pocket', 'groove', 'channel', 'counterbore', 'countersink'])

export function takeMouths({ items, entities, state }: Context): void {
  for (const entity of new Set(entities.values())) {
    if (!OPENED.has(entity.concept)) continue
    for (const { items: said } of entity.given) {
      const last = said.at(-1)
      let at = last ? items.indexOf(last) + 1 : 0
      if (at === 0) continue
      while (means(items[at], 'preposition', 'at', 'on') || means(items[at], 'determiner')) at++
      // "14 mm wide at the outside surface": of what is cut in from there.
      if (means(items[at], 'which', 'outer') && means(items[at + 1], 'edge', 'face')) {
        for (const item of items.slice(at, at + 2)) state.account.use(item, 'where it opens')
        continue
      }
      const side = means(items[at], 'face', '+z') ? at : at - 1
      const isTop =
        side === at || /\btop$/iu.test(items[side]?.text ?? '') || means(items[side], 'determiner')
      const mouth = items[side + 1]
      if (!isTop || !means(mouth, 'edge', 'face')) continue
      for (const item of items.slice(side, side + 2))
        if (!means(item, 'determiner') && !state.account.isUsed(item))
          state.account.use(item, 'where it opens')
    }
  }
}
