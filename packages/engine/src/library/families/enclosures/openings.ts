/** Openings in an enclosure for what is plugged in or blows through: a USB socket, a fan with its screws. */
import { impossible } from '../choose.ts'
import type { FeatureInput } from '../family.ts'
import { block, rod } from '../shape.ts'

/** Fans by their size: how far apart their screws are. */
const FANS: Readonly<Record<number, number>> = {
  25: 20,
  30: 24,
  40: 32,
  50: 40,
  60: 50,
  80: 71.5,
  92: 82.5,
  120: 105,
}

/** Openings of the usual USB sockets with room for the plug: width and height. */
const USB: Readonly<Record<string, readonly [number, number]>> = {
  arduino: [13, 12],
  pi: [10.5, 5],
  none: [12, 7],
}

/** Where the socket is seen from the middle of the board: that of an Arduino Uno lies off it. */
const USB_ASIDE: Readonly<Record<string, number>> = { arduino: 11.4 }

const combine = (nouns: string, leads: string): string =>
  leads
    .split('|')
    .flatMap((lead) => nouns.split('|').map((noun) => lead.replace('*', noun)))
    .join('|')

export const USB_FORMS = combine(
  'usb|usb connector|usb port|usb socket|usb plug|usb cable|usb c|usb c port|usb connection|micro usb|micro usb port',
  '* opening|* cutout|* cut out|* hole|* slot|hole for the *|hole for a *|opening for the *|opening for a *|cutout for the *|cutout for a *|hole for *|opening for *|cutout for *|slot for the *|access for the *|usb port',
)

export const FAN_FORMS = combine(
  'fan|cooling fan|30mm fan|40mm fan',
  '* cutout|* cut out|* hole|* opening|* mount|* vent|*|cutout for a *|hole for a *|opening for a *|cutout for the *',
)

interface Opening {
  features: FeatureInput[]
  /** For the list of assumptions. */
  says: string
}

/** In the wall at `x`, above the board. */
export function usbOpening(
  id: string,
  board: string,
  x: number,
  wall: number,
  foot: number,
  top: number,
): Opening {
  const [wide, high] = USB[board] ?? [12, 7]
  if (foot + high > top)
    throw impossible(`The opening for the plug is ${high} mm high and does not fit into walls of ${top} mm.`)
  const aside = USB_ASIDE[board] ?? 0
  return {
    features: [
      block(`${id}-usb`, [x - 1, aside - wide / 2, foot], [x + wall, aside + wide / 2, foot + high], 'cut'),
    ],
    says: `The opening for USB is ${wide} × ${high} mm, in the left side`,
  }
}

/** In the middle of the lid. */
export function fanOpening(id: string, fan: number, room: number, from: number, deep: number): Opening {
  if (fan > room) throw impossible(`A fan of ${fan} mm does not fit on a lid with ${room} mm inside.`)
  const apart = FANS[fan] ?? 0.8 * fan
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const))
  return {
    features: [
      rod(`${id}-fan`, fan - 2, [0, 0, from], deep, '+z', 'cut'),
      ...corners.map(([x, y], index) =>
        rod(`${id}-fan-screw-${index + 1}`, 3.4, [(x * apart) / 2, (y * apart) / 2, from], deep, '+z', 'cut'),
      ),
    ],
    says: `The fan sits on the lid, its four screws ${apart} mm apart`,
  }
}
