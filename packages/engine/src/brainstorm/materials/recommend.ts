/** A material with its reason: the stated one, else one that suits what the part is for. */
import { findMaterial, materialNames } from '../../library/materials.ts'
import type { Material, Part } from '../../plan/plan.ts'
import { type BrainstormInput, type CountedPart, countedParts } from '../subject.ts'
import { capital, figure, grams, listed } from '../wording.ts'
import { CONDITIONS, IS_PRINTABLE, NAMED } from './conditions.ts'
import { type Choice, GENERAL, PURPOSES, type Purpose } from './purposes.ts'

/** What a person names before telling how it is: "a mounting bracket" of "a mounting bracket for a motor with …". */
const headOf = (prompt: string): string =>
  prompt.split(/\b(?:with|having|has|for|that|which|to|and)\b|[,.;:]/i, 1)[0] ?? ''

export function purposeOf({ name, features }: Part, head: string): Purpose {
  const kinds = new Set<string>(features.map(({ kind }) => kind))
  const named = `${name} ${head}`
  const special = PURPOSES.find(
    (purpose) => purpose.kinds?.some((kind) => kinds.has(kind)) && !isRound(purpose),
  )
  const called = PURPOSES.find(({ nouns }) => nouns?.test(named))
  const base = features[0]?.kind
  const round = PURPOSES.find((purpose) => isRound(purpose) && purpose.kinds?.some((kind) => kind === base))
  return special ?? called ?? round ?? GENERAL
}

/** A row without nouns that goes by the first body alone: any part may have a cylinder somewhere. */
const isRound = ({ kinds }: Purpose): boolean => kinds?.includes('cylinder') ?? false

/** The library's own name where the request gives the grade: "aluminium 6061" of a part in aluminium. */
function fullName(name: string, density: number, prompt: string): string {
  const said = prompt.toLowerCase().replaceAll('aluminum', 'aluminium')
  const named = materialNames
    .filter((each) => said.includes(each.toLowerCase()) && each.toLowerCase().includes(name.toLowerCase()))
    .filter((each) => Math.abs((findMaterial(each)?.density ?? 0) / density - 1) < 0.05)
    .toSorted((a, b) => b.length - a.length)
  return capital(named[0] ?? name)
}

/** "31.8 g", or for several parts each of them. */
const weights = (parts: readonly CountedPart[], density: number): string =>
  listed(parts.map(({ properties }) => grams(properties.volume, density)))

function stated(parts: readonly CountedPart[], { name, densityGPerCm3 }: Material, prompt: string): string[] {
  const note = NAMED.find(({ is }) => is.test(name))?.says
  return [
    `${fullName(name, densityGPerCm3, prompt)}, as stated: ${weights(parts, densityGPerCm3)} at ${figure(densityGPerCm3)} g/cm³.`,
    ...(note === undefined ? [] : [note]),
  ]
}

function recommended(parts: readonly CountedPart[], { first, why, second, secondWhere }: Purpose): string[] {
  const weighed = ({ name, density }: Choice) => capital(`${name} (${weights(parts, density)})`)
  return [`${weighed(first)}: ${why}.`, `${weighed(second)} where ${secondWhere}.`]
}

function trialPiece(
  parts: readonly CountedPart[],
  { printed }: Purpose,
  material: Material | undefined,
): string[] {
  if (!printed || (material && IS_PRINTABLE.test(material.name))) return []
  return [
    `A printed trial piece in ${printed.name} would weigh ${weights(parts, printed.density)} when solid.`,
  ]
}

/** Parts of an assembly that are advised alike are told together. */
function alike(parts: readonly CountedPart[], head: string): { parts: CountedPart[]; purpose: Purpose }[] {
  const groups: { parts: CountedPart[]; purpose: Purpose }[] = []
  for (const counted of parts) {
    const purpose = purposeOf(counted.part, head)
    const group = groups.find(
      (each) =>
        each.purpose === purpose && each.parts[0]?.part.material?.name === counted.part.material?.name,
    )
    if (group) group.parts.push(counted)
    else groups.push({ parts: [counted], purpose })
  }
  return groups
}

export function materialRecommendations(input: BrainstormInput): string {
  const prompt = input.prompt ?? ''
  const all = countedParts(input)
  const groups = alike(all, all.length === 1 ? headOf(prompt) : '')
  const advice = groups.map(({ parts, purpose }) => {
    const material = parts[0]?.part.material
    const told = material ? stated(parts, material, prompt) : recommended(parts, purpose)
    const names = all.length === 1 ? '' : `${listed(parts.map(({ part }) => part.name))}: `
    return names + [...told, ...(all.length === 1 ? trialPiece(parts, purpose, material) : [])].join(' ')
  })
  const conditions = CONDITIONS.filter(({ said }) => said.test(prompt)).map(({ follows }) => follows)
  return [...advice, ...conditions].join(' ')
}
