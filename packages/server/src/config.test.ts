import { FREE_QUOTA } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('needs no setting, and takes an empty one for none', () => {
  for (const env of [{}, { PORT: '', DATABASE_URL: '', COOKIE_SECRET: '' }]) {
    const config = readConfig(env)
    expect(config.DATABASE_URL).toBeUndefined()
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      ANONYMOUS_PAGES: FREE_QUOTA.anonymous,
    })
  }
})

it('names every setting that cannot be used', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', COOKIE_SECRET: 'short' })).toThrow(
    /PORT: .*COOKIE_SECRET: .*LOG_LEVEL: /,
  )
})

it('asks for a sender and a reader of mail where a mail server is set', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Ledgerlift <us@example.com>' }
  expect(() => readConfig(mail)).toThrow(/: CONTACT_EMAIL: is needed where SMTP_URL is set$/)
  expect(readConfig({ ...mail, CONTACT_EMAIL: 'us@example.com' }).SMTP_URL).toBe('smtp://mail.example')
  expect(() => readConfig({ MAIL_FROM: 'Ledgerlift' })).toThrow(/MAIL_FROM/)
})

it('asks for all keys of the payment provider where one is set', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd' }
  expect(() => readConfig(keys)).toThrow(/: RAZORPAY_WEBHOOK_SECRET: is needed where/)
  const all = { ...keys, RAZORPAY_WEBHOOK_SECRET: 'Zk1vQ0x3bWc5RzJ0aGVyZQ' }
  expect(readConfig(all).RAZORPAY_API_URL).toBe('https://api.razorpay.com')
  expect(() => readConfig({ RAZORPAY_WEBHOOK_SECRET: 'short' })).toThrow(/RAZORPAY_WEBHOOK_SECRET/)
})

it('reads addresses as browsers write them', () => {
  const { PUBLIC_URL, ALLOWED_ORIGINS, GOOGLE_ISSUER } = readConfig({
    PUBLIC_URL: 'https://Ledgerlift.example/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/',
    GOOGLE_ISSUER: 'https://issuer.example/',
  })
  expect(PUBLIC_URL).toBe('https://ledgerlift.example')
  expect(ALLOWED_ORIGINS).toEqual(['https://a.example', 'http://b.example:8080'])
  expect(GOOGLE_ISSUER).toBe('https://issuer.example')
})

describe('in production', () => {
  const mail = { MAIL_FROM: 'us@example.com', CONTACT_EMAIL: 'us@example.com' }
  const good = {
    NODE_ENV: 'production',
    COOKIE_SECRET: 'w5hL0yq3Zc8uVnB1tRk7xJd2',
    PUBLIC_URL: 'https://ledgerlift.example',
  }

  it('starts with a secret of its own and its address', () => {
    expect(readConfig(good).PUBLIC_URL).toBe('https://ledgerlift.example')
  })

  it('names every secret that is missing', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /: COOKIE_SECRET: is needed in production .*; PUBLIC_URL: is needed in production$/,
    )
  })

  it.each([
    ['COOKIE_SECRET', 'change-me-please-now'],
    ['COOKIE_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['PUBLIC_URL', 'http://ledgerlift.example'],
    ['GOOGLE_ISSUER', 'http://accounts.google.com'],
    ['DATABASE_URL', 'postgres://app:postgres@db/app'],
    ['SMTP_URL', 'smtp://app:password@mail.example'],
    ['STORAGE_URL', 's3://minioadmin:minioadmin@bucket?endpoint=http://store'],
    ['COOKIE_SECRET', 'w5hL0yq3Zc8uVnB1tRk7xJd2,change-me-please-now'],
    ['DATABASE_URL', 'postgres://app:Zq8rT1vX4mLs@db/app'],
    ['DATABASE_URL', 'postgres://app:Zq8rT1vX4mLs@db/app?sslmode=prefer'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['STORAGE_URL', 's3://bucket?endpoint=http://store'],
  ])('does not start with %s=%s, and keeps the secret to itself', (setting, value) => {
    const read = () => readConfig({ ...good, ...mail, [setting]: value })
    expect(read).toThrow(new RegExp(`: ${setting}: [^;]+$`))
    expect(read).not.toThrow(value)
  })

  it.each([
    ['COOKIE_SECRET', 'q3tXh0m2cKJrW9lZsYb7dE1v, w5hL0yq3Zc8uVnB1tRk7xJd2'],
    ['DATABASE_URL', 'postgres://app:Zq8rT1vX4mLs@db/app?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://app:Zq8rT1vX4mLs@127.0.0.1/app'],
    ['DATABASE_URL', 'postgres:///app'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=true'],
    ['STORAGE_URL', 's3://bucket'],
    ['STORAGE_URL', 's3://bucket?endpoint=http://[::1]:9000'],
  ])('starts with %s=%s', (setting, value) => {
    expect(() => readConfig({ ...good, ...mail, [setting]: value })).not.toThrow()
  })

  it('starts without encryption where that is said by name', () => {
    const plain = {
      DATABASE_URL: 'postgres://app:Zq8rT1vX4mLs@db/app',
      SMTP_URL: 'smtp://mail.example',
      STORAGE_URL: 's3://bucket?endpoint=http://store',
    }
    expect(() => readConfig({ ...good, ...mail, ...plain, ALLOW_UNENCRYPTED: 'smtp s3' })).toThrow(
      /: DATABASE_URL: [^;]+$/,
    )
    expect(() =>
      readConfig({ ...good, ...mail, ...plain, ALLOW_UNENCRYPTED: 'smtp,s3,database' }),
    ).not.toThrow()
    expect(() => readConfig({ ALLOW_UNENCRYPTED: 'everything' })).toThrow(/ALLOW_UNENCRYPTED/)
  })
})
