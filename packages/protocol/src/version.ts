/** Raised when an old client could no longer talk to a new server. Said in `welcome` and in every HTTP answer's header. */
export const PROTOCOL = 3
