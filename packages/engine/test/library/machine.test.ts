/** Pulleys, sprockets, springs, shafts and what sits on them. */
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'timing pulley',
    plain: 'a timing pulley',
    stated: { teeth: 'a 16 tooth timing pulley', bore: 'a timing pulley with a 6 mm bore' },
    alike: ['a GT2 pulley with 16 teeth and a 5 mm bore', 'GT2 timing pulley, 16 teeth, 5 mm bore'],
  },
  {
    family: 'pulley',
    plain: 'a pulley',
    stated: {
      diameter: 'a pulley 120 mm in diameter',
      width: 'a v belt pulley 24 mm wide',
      bore: 'a pulley with a 15 mm bore',
    },
    alike: ['a 90 mm pulley with a 12 mm bore', 'pulley, diameter 90 mm, bore 12 mm'],
  },
  {
    family: 'sprocket',
    plain: 'a sprocket',
    stated: { teeth: 'a 13 tooth sprocket', thickness: 'a sprocket 6 mm thick' },
    alike: [
      'a sprocket with 11 teeth for a chain pitch of 12.7 mm',
      'an 11 tooth chain sprocket, chain pitch 12.7',
    ],
  },
  {
    family: 'spring',
    plain: 'a spring with 4 coils',
    stated: {
      wire: 'a compression spring of 1.5 mm wire with 5 coils',
      length: 'a spring 30 mm long with 4 coils',
      coils: 'a spring with 5 turns',
    },
    alike: [
      'a spring, wire diameter 1.5 mm, outer diameter 15 mm, 25 mm long, 4 coils',
      'a compression spring 15 mm in diameter with a free length of 25 mm, four turns and 1.5 mm wire',
    ],
  },
  {
    family: 'keyed shaft',
    plain: 'a keyed shaft',
    stated: {
      diameter: 'a keyed shaft 30 mm in diameter',
      length: 'a shaft with a keyway, 90 mm long',
      keyWidth: 'a keyed shaft with a 5 mm wide keyway',
    },
    alike: ['a shaft with a keyway, 25 mm in diameter and 80 mm long', 'keyed shaft 25 x 80 mm'],
  },
  {
    family: 'stepped shaft',
    plain: 'a stepped shaft',
    stated: {
      diameter: 'a stepped shaft 40 mm in diameter',
      length: 'a stepped shaft 160 mm long',
      end: 'a stepped shaft with an end diameter of 18 mm',
    },
    alike: [
      'a stepped shaft 24 mm in diameter and 100 mm long',
      'stepped shaft, largest diameter 24 mm, length 100 mm',
    ],
  },
  {
    family: 'flanged bushing',
    plain: 'a flanged bushing',
    stated: {
      bore: 'a flanged bushing with a 12 mm bore',
      flangeDiameter: 'a flange bushing with a 26 mm flange',
      length: 'a flanged bush 20 mm long',
    },
    alike: [
      'a flanged bushing, 8 mm bore, 12 mm outer diameter, 15 mm long',
      'flanged bushing 8 x 12 x 15 mm',
    ],
  },
  {
    family: 'shaft coupling',
    plain: 'a shaft coupling',
    stated: { bore: 'a rigid coupling with a 6 mm bore', diameter: 'a shaft coupling 22 mm in diameter' },
    alike: ['a coupling with a 5 mm bore, 25 mm long', 'shaft coupler, bore 5 mm, length 25 mm'],
  },
])
