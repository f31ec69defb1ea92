/**
 * "A bathroom hook", "a robot wheel", "a camera plate": where or with what a common thing is used says nothing of its
 * shape. Only before things that look the same everywhere: a bike frame is no frame, and a robot arm no arm.
 */

import { singular } from '../lexicon/lexicon.ts'
import { quote } from '../sizes/sizes.ts'
import { asFiller, conceptOf, type Item, means } from '../text/items.ts'

const USED = 'what it is used for'

const USES: ReadonlySet<string> = new Set(
  [
    // Places
    'bathroom kitchen garage office workshop garden bedroom nursery classroom lab laboratory balcony patio laundry hallway school home house shop barn greenhouse attic basement closet wardrobe pantry fridge refrigerator freezer oven dishwasher sink bathtub shower toilet door window gate fence ceiling roof',
    // Vehicles and their pieces
    'bike bicycle car truck van motorcycle motorbike scooter boat kayak trailer tractor rv caravan camper plane airplane aircraft drone quadcopter rocket skateboard longboard stroller wheelchair dashboard golf cart ebike',
    // Devices
    'robot camera webcam gopro tripod laptop computer pc keyboard monitor tv television speaker microphone headphone phone smartphone tablet printer router modem sensor raspberry arduino esp servo stepper amp amplifier guitar piano violin drum lamp led lamp clock thermostat doorbell remote console playstation xbox nintendo vr headset projector ups battery charger usb hdmi ethernet cpu gpu',
    // Doings and beings
    'camping hiking fishing hunting sewing knitting painting gardening cooking baking sailing climbing cycling gym fitness yoga golf tennis ski snowboard surf surfing travel picnic wedding birthday christmas halloween easter party kids child children baby toddler dog cat pet bird hamster fish aquarium horse chicken hobby diy craft',
    // What it serves
    'coffee tea spice herb flower plant cactus succulent fruit vegetable bread candy snack jewelry jewellery makeup cosmetic toiletry trinket cable laundry sock shoe hat towel curtain shelf bed sofa couch desk bookcase cupboard cabinet tool workbench bench vise lathe mill router table saw cnc maker lego toy doll game card tv stand umbrella medal trophy',
  ]
    .join(' ')
    .split(' '),
)

/** Families and bodies that look the same wherever they are used. */
const COMMON: ReadonlySet<string> = new Set(
  'hook,mounting bracket,L-bracket,U-bracket,enclosure,container,cup,organizer,knob,handle,wheel,caster,roller,plate,disc,washer,tube,pipe clamp,flat bracket,shelf bracket,bolted flange,hose barb,key tag,pendant,cookie cutter,rack,tool holder,vase,bowl,bottle,plant pot,coaster,candle holder,mug,drawer,bookshelf,picture frame,spur gear,timing pulley,sprocket,standoff,shaft collar,shaft coupling,foot pad,furniture leg,ball marker,bell,bobbin,end cap,grommet,cup holder,roll stand,cable comb,ring,box,block,chair,table,soap dish,phone stand'.split(
    ',',
  ),
)

const isUse = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' && USES.has(singular(item.text.toLowerCase()))

export const withUses = (sentences: readonly (readonly Item[])[]): Item[][] =>
  sentences.map((items) =>
    items.map((item, at) => {
      if (!isUse(item)) return item
      let noun = at + 1
      while (isUse(items[noun]) || means(items[noun], 'material') || means(items[noun], 'shape')) noun++
      const concept = conceptOf(items[noun], 'solid')
      return concept !== undefined && COMMON.has(concept) ? asFiller(item, USED) : item
    }),
  )

/** What was passed over so: never in silence. */
export const usesIn = (sentences: readonly (readonly Item[])[]): string[] =>
  sentences
    .flat()
    .flatMap((item) =>
      means(item, 'filler', USED)
        ? [`${quote(item.text)} tells what the part is used for, and changes nothing of its shape`]
        : [],
    )
