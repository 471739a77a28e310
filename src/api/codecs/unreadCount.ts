export { Count as UnreadCount } from './count.ts'
