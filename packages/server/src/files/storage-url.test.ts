import { expect, it } from 'vitest'
import { parseStorageUrl } from './storage-url.ts'

it.each([
  [
    's3://key:secret%2F1@statements?endpoint=http://127.0.0.1:9000&region=eu-central-1',
    {
      bucket: 'statements',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret/1' },
    },
  ],
  [
    's3://statements',
    { bucket: 'statements', region: 'us-east-1', endpoint: undefined, credentials: undefined },
  ],
  ['https://statements.example.com', null],
  ['s3://statements/folder', null],
  ['s3://key@statements', null],
  ['s3://statements?endpoint=minio:9000', null],
  ['statements', null],
])('%s', (url, place) => {
  expect(parseStorageUrl(url)).toEqual(place)
})
