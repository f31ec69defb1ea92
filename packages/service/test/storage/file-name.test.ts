import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../engine/test/property.ts'
import { contentDisposition, fileNameFor } from '../../src/storage/file-name.ts'
import { isKey } from '../../src/storage/key.ts'

const NAMES: Record<string, string> = {
  'Plate 60 × 40 × 8 mm': 'plate-60x40x8-mm.step',
  'Plate 60x40 X 8 mm': 'plate-60x40x8-mm.step',
  'M8 × 1.25 hex bolt, 40 mm': 'm8x1.25-hex-bolt-40-mm.step',
  'Shaft Ø 12.5 / ⌀8': 'shaft-d-12.5-d8.step',
  "Smørbrød's Stempel, Größe 3½": 'smorbrods-stempel-grosse-3-1-2.step',
  '90° elbow': '90deg-elbow.step',
  'Bracket (rev. B).': 'bracket-rev-b.step',
  '../../etc/passwd': 'etc-passwd.step',
  'Ｗｉｄｅ／ﬁt': 'wide-fit.step',
  法兰: 'part.step',
  '': 'part.step',
  '...': 'part.step',
  CON: 'part-con.step',
}

for (const [name, expected] of Object.entries(NAMES)) {
  test(`"${name}" is saved as ${expected}`, () => assert.equal(fileNameFor(name, 'step'), expected))
}

test('every name gives a short plain file name that is also a key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const fileName = fileNameFor(name, '3mf')
      assert.match(fileName, /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.3mf$/)
      assert.ok(fileName.length <= 80)
      assert.ok(isKey(`jobs/pub_0123456789ab/1/${fileName}`))
    }),
    { numRuns: 2_000 },
  )
  assert.equal(fileNameFor('a'.repeat(200), 'step').length, 80)
})

test('an extension is plain', () => {
  for (const extension of ['', '.step', 'st ep', 'a/b']) assert.throws(() => fileNameFor('plate', extension))
})

test('a plain name needs no extended form', () => {
  assert.equal(contentDisposition('plate 60x40.step'), 'attachment; filename="plate 60x40.step"')
})

test('a name beyond ASCII keeps its letters in the extended form', () => {
  assert.equal(
    contentDisposition("Größe (3)'s 100%*.step"),
    `attachment; filename="Grosse (3)'s 100_*.step"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%283%29%27s%20100%25%2A.step`,
  )
})

test('no name can add a header or a parameter', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        '\\',
        '\r',
        '\n',
        ';',
        '%',
        '＂',
        '＼',
        '\ud800',
        '/',
        "'",
        '*',
        '=',
        '\u2028',
      ),
    }),
  )
  fc.assert(
    fc.property(hostile, (name) => {
      const value = contentDisposition(name)
      assert.match(
        value,
        /^attachment; filename="[ !#$&-.0-[\]-~]+"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/,
      )
      assert.doesNotThrow(() => new Headers({ 'content-disposition': value }))
    }),
    { numRuns: 2_000 },
  )
})
