/** Simple parts in other languages give what the same words give in English. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { essence, read, refusal } from './reading.ts'

const SAME: readonly [english: string, prompts: readonly string[]][] = [
  [
    'a 70 x 45 x 6 mm plate with four 5 mm holes',
    [
      'Platte 70 x 45 x 6 mm mit vier 5 mm Bohrungen',
      'une plaque de 70 x 45 x 6 mm avec quatre trous de 5 mm',
      'una placa de 70 x 45 x 6 mm con cuatro agujeros de 5 mm',
      '长70mm宽45mm高6mm的板，带四个直径5mm的孔',
    ],
  ],
  [
    'a cylinder 18 mm in diameter and 42 mm tall',
    [
      'Zylinder mit 18 mm Durchmesser und 42 mm Höhe',
      'Ein Zylinder, Durchmesser 18 mm, Hoehe 42 mm',
      "un cylindre d'un diamètre de 18 mm et d'une hauteur de 42 mm",
      'cilindro de 18 mm de diámetro y 42 mm de altura',
      '一个直径18毫米高42毫米的圆柱体',
    ],
  ],
  [
    'a 12.5 mm cube',
    [
      'ein Würfel mit einer Kantenlänge von 12,5 mm',
      'un cube de 12,5 mm',
      'un cubo de 12,5 mm',
      '请画一个边长12.5mm的立方体',
    ],
  ],
  [
    'a tube with outer diameter 36 mm, inner diameter 28 mm and length 90 mm',
    [
      'Rohr, Außendurchmesser 36 mm, Innendurchmesser 28 mm, Länge 90 mm',
      'tube de diamètre extérieur 36 mm, diamètre intérieur 28 mm et longueur 90 mm',
      'un tubo con diámetro exterior 36 mm, diámetro interior 28 mm y longitud 90 mm',
      '外径36mm内径28mm长90mm的圆管',
    ],
  ],
  [
    'a 55 x 35 x 20 mm block with a central 9 mm hole',
    [
      'Block 55 x 35 x 20 mm mit mittiger 9 mm Bohrung',
      'bloc 55 x 35 x 20 mm avec un trou traversant de 9 mm au centre',
      'bloque de 55 x 35 x 20 mm con un agujero central de 9 mm',
    ],
  ],
  [
    'a sphere with a radius of 14 mm',
    ['Kugel mit Radius 14 mm', 'une sphère de rayon 14 mm', 'esfera de radio 14 mm', '半径14mm的球'],
  ],
]

for (const [english, prompts] of SAME)
  for (const prompt of prompts)
    test(`“${prompt}” is ${english}`, () => assert.deepEqual(essence(prompt), essence(english)))

test('words of another language keep their place in the prompt', () => {
  for (const prompt of ['Platte 70 x 45 x 6 mm mit einer 9 mm Bohrung', '一个直径18毫米高42毫米的圆柱体']) {
    const { uses, plan } = read(prompt)
    for (const { span, text } of uses) assert.equal(prompt.slice(span[0], span[1]), text)
    for (const { words } of plan.requirements)
      assert.equal(prompt.slice(words?.span[0], words?.span[1]), words?.text)
  }
})

test('a language that is not read is named, with those that are', () => {
  for (const [prompt, name] of [
    ['una piastra con quattro fori e spessore 5 mm', /Italian/],
    ['Пластина 70 на 45 мм', /Cyrillic/],
    ['立方体の一辺は10mm', /Japanese/],
    ['ein Getriebe mit 3 Stufen', /German/],
  ] as const) {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, name)
    assert.match(message, /English/)
  }
})

test('English with a stray foreign word stays English', () => {
  assert.doesNotMatch(refusal('a 70 x 45 x 6 mm plate with a mit').message, /German/)
})
