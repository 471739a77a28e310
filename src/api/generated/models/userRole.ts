/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `customer` uses this product; `admin` has an area of its own elsewhere.
 */
export type UserRole = (typeof UserRole)[keyof typeof UserRole]

export const UserRole = {
  customer: 'customer',
  admin: 'admin',
} as const
