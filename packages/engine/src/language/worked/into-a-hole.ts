/** A hole that ends where it has opened into another one. */
export const INTO_A_HOLE = 'into a hole'
