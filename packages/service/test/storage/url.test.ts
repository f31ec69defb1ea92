import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStorageUrl } from '../../src/storage/url.ts'

test('a whole address is taken apart', () => {
  assert.deepEqual(
    parseStorageUrl(
      's3://cad-files/a/b/?endpoint=https://s3.example.com:9000/&region=eu-1&accessKeyId=AK&secretAccessKey=s/e+c%2Br',
    ),
    {
      bucket: 'cad-files',
      prefix: 'a/b',
      endpoint: 'https://s3.example.com:9000',
      region: 'eu-1',
      credentials: { accessKeyId: 'AK', secretAccessKey: 's/e+c+r' },
    },
  )
})

test('a bucket alone leaves the rest to the environment', () => {
  const rest = { endpoint: undefined, region: undefined, credentials: undefined }
  assert.deepEqual(parseStorageUrl('s3://cad-files'), { bucket: 'cad-files', prefix: '', ...rest })
})

test('a server of one’s own needs no region', () => {
  assert.equal(parseStorageUrl('s3://cad-files?endpoint=http://localhost:9000').region, 'us-east-1')
})

const FAULTS: Record<string, RegExp> = {
  '': /must be written s3:\/\//,
  'cad-files': /must be written s3:\/\//,
  'https://cad-files/a': /must be written s3:\/\//,
  's3:///a': /"" is no name of a bucket/,
  's3://Cad_Files': /"Cad_Files" is no name of a bucket/,
  's3://ab': /"ab" is no name of a bucket/,
  's3://cad-files:9000/a': /"cad-files:9000" is no name of a bucket/,
  's3://AK:hidden@cad-files': /credentials belong into accessKeyId/,
  's3://cad-files/a b': /the prefix "a%20b"/,
  's3://cad-files/a//b': /the prefix "a\/\/b"/,
  's3://cad-files/.hidden': /the prefix ".hidden"/,
  's3://cad-files/a#b': /no # part/,
  's3://cad-files?zone=1': /no parameter "zone", only endpoint, region, accessKeyId, secretAccessKey/,
  's3://cad-files?region=a&region=b': /region is given twice/,
  's3://cad-files?region=': /region is empty/,
  's3://cad-files?region=eu%201': /"eu 1" is no region/,
  's3://cad-files?endpoint=s3.example.com': /endpoint must be an http or https address/,
  's3://cad-files?endpoint=ftp://example.com': /endpoint must be/,
  's3://cad-files?endpoint=https://a:hidden@example.com': /endpoint must be/,
  's3://cad-files?accessKeyId=AK': /accessKeyId is given without secretAccessKey/,
  's3://cad-files?secretAccessKey=hidden': /secretAccessKey is given without accessKeyId/,
}

for (const [text, expected] of Object.entries(FAULTS)) {
  test(`"${text}" is refused in one line that says why and keeps the secret`, () => {
    assert.throws(
      () => parseStorageUrl(text),
      ({ message }: Error) => {
        assert.match(message, expected)
        assert.doesNotMatch(message, /\n|hidden(?!")/)
        return true
      },
    )
  })
}
