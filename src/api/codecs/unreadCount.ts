export { Count as UnreadCount } from '#src/api/codecs/count.ts'
