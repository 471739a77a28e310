/** One choice of a select, a radio group or a toggle button group. */
export interface Option {
  id: string
  label: string
}
