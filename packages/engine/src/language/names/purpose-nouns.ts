/**
 * Nouns before a noun that only say what it is for: "a wrist pin hole", "a cable slot", "four screw bosses". They name
 * things that are not made; words that would give the opening another outline ("keyhole", "arc", "T") are none of them.
 */

import { singular } from '../lexicon/lexicon.ts'
import { where } from '../text/heard.ts'
import { asFiller, type Item, means } from '../text/items.ts'

const PURPOSES: ReadonlySet<string> = new Set(
  (
    'wrist|gudgeon|pin|pivot|hinge|axle|rod|dowel|crank|crankpin|crankshaft|camshaft|piston|rocker|cable|wire|cord|hose|' +
    'fuel|oil|grease|lubrication|coolant|water|air|gas|fluid|exhaust|intake|inlet|outlet|drain|vent|bleed|sensor|probe|' +
    'led|light|switch|usb|connector|plug|jack|display|screen|lens|camera|speaker|microphone|motor|servo|encoder|' +
    'bearing|bushing|seal|shaft|spindle|screw|bolt|nut|stud|rivet|fastener|fixing|fixture|mounting|mount|anchor|' +
    'attachment|assembly|alignment|locating|location|registration|indexing|index|lifting|hanging|strap|rope|chain|belt|' +
    'lanyard|latch|lock|locking|spring|plunger|magnet|insert|thumb|finger|handle|adjustment|inspection|access|service|' +
    'relief|lightening|cooling|ventilation|airflow|cotter|grub|set|clamp|clamping|pinch|retaining|wrench|roller|' +
    'follower|input|output|pcb|board|battery|antenna|tie|tooling|jig|test|sprue|ejector|injector|valve|nozzle|gauge|' +
    'thermocouple|kingpin|swivel|linkage|tow|towing|hitch|shackle|guide|guidance|cap|wall|flange|hub|base|bracket|lug|ear|' +
    'ear|tab|foot|leg|arm|fork|clevis|tip|branch|run|port|gallery|joint|spool|crankpin|stem|gland|needle|ball|disc|turbine|impeller|propeller|rotor|pump|injection|return|feed|supply|discharge|pressure|vacuum|sealing|dosing|spray|steam|refrigerant|pipe|tube|tubing|duct|tank|filter|drive|keel|sleeve|collar|knob|dial|trim|lever|pedal|towbar|eyelet|hook|handrail|railing|handlebar|brake|heater|heating|bumper|towel'
  ).split('|'),
)

export const isPurpose = (word: string): boolean => PURPOSES.has(singular(word.toLowerCase()))

/** What such a noun may stand before. */
const isServed = (item: Item | undefined): boolean =>
  means(item, 'feature', 'hole', 'slot', 'pocket', 'groove') ||
  means(item, 'solid', 'boss', 'pad', 'tab', 'cylinder', 'pin')

/** Nouns that are bodies as often as not: before a boss they are what it stands on, before a hole what it goes through. */
const isNamed = (item: Item | undefined): boolean =>
  (item?.kind === 'unknown' ||
    (item?.kind === 'term' &&
      !item.plural &&
      (means(item, 'solid') ||
        means(item, 'feature', 'hole') ||
        means(item, 'edge', 'joint') ||
        means(item, 'place', 'joint')))) &&
  item.text.split(/[\s-]+/u).every(isPurpose)

export const withPurposeNouns = where(
  'feature:hole|feature:slot|feature:pocket|feature:groove|solid:boss|solid:pad|solid:tab|solid:cylinder|solid:pin',
  (sentences) =>
    sentences.map((items) =>
      items.map((item, at) => {
        if (!isNamed(item)) return item
        let next = at + 1
        // "a stem port": the last of them is the noun.
        while (isNamed(items[next]) && (isNamed(items[next + 1]) || isServed(items[next + 1]))) next++
        return isServed(items[next]) ? asFiller(item, 'what it is for') : item
      }),
    ),
)
