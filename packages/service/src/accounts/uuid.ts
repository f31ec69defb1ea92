/** PostgreSQL refuses a malformed UUID with an error; asked here first, it is merely nobody's. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)
