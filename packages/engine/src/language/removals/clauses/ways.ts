/** Clauses that tell which way it runs, and that it runs all the way. */

import { addWay, type Clauses } from './clause.ts'
import { AXIS, BODY, FULL, isAxis, OF_BODY } from './words.ts'

export const FROM_SIDE_TO_SIDE: Clauses = [
  [
    `(?:(?:straight|all the way|through|right|runs|running|goes|going|completely) )*(?:from (?:the )?(?:front to (?:the )?back|back to (?:the )?front)|from (?:the )?(?:left to (?:the )?right|right to (?:the )?left)(?: side)?|from (?:the )?(?:top to (?:the )?bottom|bottom to (?:the )?top))`,
    (removal, { text }) => addWay(removal, /front/u.test(text) ? 'y' : /top/u.test(text) ? 'z' : 'x'),
  ],
]

export const WAYS: Clauses = [
  [
    `(?:(?:straight|right|completely|all the way|cut|cutting|goes|going|running|runs|down|clean) )*(?:all the way )?through(?: (?:in|along|parallel to) ${AXIS}| ${BODY} (?:in|along) ${AXIS.replace('axis>', 'axis2>')}| (?:the )?(?:${FULL} )?(?:length|width|height|thickness|depth)${OF_BODY.replace('(?: of', '(?: of')} (?:in|along) ${AXIS.replace('axis>', 'axis3>')})`,
    (removal, { groups }) => {
      const axis = groups['axis'] ?? groups['axis2'] ?? groups['axis3']
      return isAxis(axis) && addWay(removal, axis)
    },
  ],
  [
    `(?:(?:straight|right|completely|all the way|cut|cutting|goes|going|running|runs|down|clean) )*(?:(?:all the way )?through(?: (?:the )?(?:${FULL} )?(?:thickness|height)${OF_BODY}| ${BODY}| the ${FULL} ${BODY.replace('(?:the|this|that)', '')})?|from top to bottom|all the way down)(?= [,.;)]|$| and | with )`,
    (removal, { text }) => {
      removal.through = true
      return /top to bottom|thickness|height|all the way down/u.test(text) ? addWay(removal, 'z') : true
    },
  ],
  [
    `(?:(?:runs|running|goes|going|extends|extending|over|across|along|for|spanning|covers|covering|and|is|cut) )*(?:(?:the|its) )?${FULL} (?<word>length|width|height|depth)${OF_BODY}(?: (?:in|along) ${AXIS}| \\( (?<axis2>[xyz]) \\))?`,
    (removal, { groups }) => {
      removal.through = true
      const axis = groups['axis'] ?? groups['axis2']
      if (isAxis(axis)) return addWay(removal, axis)
      return groups['word'] === 'height' ? addWay(removal, 'z') : removal.kind === 'step'
    },
  ],
  [
    `(?:(?:is|and|just) )*as (?:wide|long) as (?:the )?(?:block|part|plate|box|body|bar)(?: \\( (?<axis>[xyz]) \\))?`,
    (removal, { groups }) => {
      if (isAxis(groups['axis'])) removal.waysAgain.push(groups['axis'])
      return removal.kind === 'step' || removal.kind === 'stairs'
    },
  ],
  [
    `(?:(?:runs|running|goes|going|lies|lying|is|cut) )*(?:parallel to|along|lengthwise along) ${AXIS}`,
    (removal, { groups }) => isAxis(groups['axis']) && addWay(removal, groups['axis']),
  ],
  [
    `(?:(?:runs|running|goes|going) )*(?:along|over) (?:the|its) (?:whole |entire |full )?(?:edge|side)`,
    (removal) => removal.kind === 'step' || removal.kind === 'corner',
  ],
]
