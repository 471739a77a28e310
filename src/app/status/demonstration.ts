/** Whether this build runs on the mock bank within the page. */
export const isDemonstration = import.meta.env.MODE === 'mock'
