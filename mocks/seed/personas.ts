import type { z } from 'zod'
import type { customerSchema } from '#mocks/db/records.ts'

/** The password of every persona, and the PIN of those that have one. */
export const personaPassword = 'demo-password'
export const personaPin = '1234'

export interface Persona {
  id: string
  shows: string
  customer: Omit<z.input<typeof customerSchema>, 'id' | 'password'>
}

const person = (fullname: string, first: string) => ({ fullname, username: first, email: `${first}@example.com` })

export const personas = [
  {
    id: 'ada',
    shows: 'half a year of everyday life: a salary, rent, payees, deposits and unread notifications',
    customer: {
      ...person('Ada Marlow', 'ada'),
      accountNumber: '2024000101',
      pin: personaPin,
      phone: '+1 202 555 0101',
      gender: 'Female',
      dob: '1988-04-12',
      country: 'United States',
      marital_status: 'Married',
      home_address: '14 Quay Street, Portsmouth',
      next_of_kin: 'Ben Marlow',
      current_plan: 'Silver',
    },
  },
  {
    id: 'ben',
    shows: 'a second customer, for both sides of a transfer',
    customer: {
      ...person('Ben Okafor', 'ben'),
      accountNumber: '2024000102',
      pin: personaPin,
      country: 'United Kingdom',
    },
  },
  {
    id: 'nora',
    shows: 'a verified customer without a PIN',
    customer: { ...person('Nora Lind', 'nora'), accountNumber: '2024000103' },
  },
  {
    id: 'emil',
    shows: 'an empty account: no transaction, no deposit, no notification',
    customer: { ...person('Emil Sand', 'emil'), accountNumber: '2024000104', pin: personaPin },
  },
  {
    id: 'max',
    shows: 'an account with 10,000 transactions',
    customer: { ...person('Max Brandt', 'max'), accountNumber: '2024000105', pin: personaPin, history: 10_000 },
  },
  {
    id: 'vida',
    shows: 'long names, many rows, several scripts and large amounts',
    customer: {
      ...person('María-José de los Ángeles Wolfeschlegelsteinhausenbergerdorff-O’Neil 王小明', 'vida'),
      accountNumber: '2024000130',
      pin: personaPin,
      history: 300,
      country: 'Saint Helena, Ascension and Tristan da Cunha',
      home_address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1, Straße des 17. Juni',
      current_plan: 'Silver',
    },
  },
  {
    id: 'gita',
    shows: 'a payee who is paid every month, transfers that failed, and an account number with spaces',
    customer: { ...person('Gita Rao', 'gita'), accountNumber: '2024 0001 16', pin: personaPin },
  },
  {
    id: 'cora',
    shows: 'a customer whose transfers need an authorization code',
    customer: { ...person('Cora Vance', 'cora'), accountNumber: '2024000106', pin: personaPin, authorizationSteps: 1 },
  },
  {
    id: 'cleo',
    shows: 'a customer whose transfers need two authorization codes',
    customer: {
      ...person('Cleo Ferrant', 'cleo'),
      accountNumber: '2024000112',
      pin: personaPin,
      authorizationSteps: 2,
    },
  },
  {
    id: 'dora',
    shows: 'a customer of whom the bank demands too many authorization codes',
    customer: { ...person('Dora Quist', 'dora'), accountNumber: '2024000113', pin: personaPin, authorizationSteps: 3 },
  },
  {
    id: 'zoe',
    shows: 'a customer whose transfers are free of charge',
    customer: { ...person('Zoe Amari', 'zoe'), accountNumber: '2024000114', pin: personaPin, chargePercent: 0 },
  },
  {
    id: 'theo',
    shows: 'a customer without a charge of their own, so that the standard one applies',
    customer: { ...person('Theo Blom', 'theo'), accountNumber: '2024000115', pin: personaPin, chargePercent: null },
  },
  {
    id: 'oscar',
    shows: 'one payment far larger than all others',
    customer: { ...person('Oscar Hale', 'oscar'), accountNumber: '2024000117', pin: personaPin },
  },
  {
    id: 'olga',
    shows: 'a verified customer whose account is not open yet: no number, no balance',
    customer: { ...person('Olga Reed', 'olga'), pin: personaPin },
  },
  {
    id: 'vera',
    shows: 'a customer whose identity verification screen shows a crypto address',
    customer: {
      ...person('Vera Quist', 'vera'),
      accountNumber: '2024000108',
      pin: personaPin,
      seesCryptoAddress: true,
    },
  },
  {
    id: 'una',
    shows: 'an e-mail address that is not verified',
    customer: { ...person('Una Frost', 'una'), emailVerified: false, verification: 'Not Verified', submitted: false },
  },
  {
    id: 'neil',
    shows: 'an identity that is Not Verified',
    customer: { ...person('Neil Hart', 'neil'), verification: 'Not Verified', submitted: false },
  },
  {
    id: 'pia',
    shows: 'an identity under review (Pending Verification)',
    customer: { ...person('Pia Roth', 'pia'), verification: 'Pending Verification' },
  },
  {
    id: 'dan',
    shows: 'an identity that was Declined',
    customer: { ...person('Dan Cole', 'dan'), verification: 'Declined' },
  },
  {
    id: 'kay',
    shows: 'an unverified identity that gets an error, nothing submitted',
    customer: { ...person('Kay Moss', 'kay'), verification: 'Not Verified', submitted: false, refusesUnapproved: true },
  },
  {
    id: 'lee',
    shows: 'an unverified identity that gets an error, documents submitted',
    customer: { ...person('Lee Park', 'lee'), verification: 'Pending Verification', refusesUnapproved: true },
  },
  {
    id: 'iris',
    shows: 'a notice instead of a session (ismsg)',
    customer: {
      ...person('Iris Bell', 'iris'),
      accountNumber: '2024000107',
      notice: {
        head: 'Your account is on hold',
        body: 'Please call us on +1 202 555 0100 before you sign in again. We are happy to help.',
      },
    },
  },
  {
    id: 'mia',
    shows: 'missing details: no username, account number, plan, bank details or contact, and no coin on offer',
    customer: { ...person('Mia Sole', 'mia'), username: '', current_plan: '', pin: personaPin, isSparse: true },
  },
  { id: 'adam', shows: 'an administrator', customer: { ...person('Adam Stone', 'adam'), role: 'admin' } },
] as const satisfies readonly Persona[]

export type PersonaId = (typeof personas)[number]['id']
