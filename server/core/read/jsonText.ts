/** A thing that the database has written as it is in the answer: nobody looks at it again. */
export class JsonText {
  constructor(readonly json: string) {}
}

/** Thrown before anything is read, where the database cannot write all that is asked for as it is in the answer. */
export class NotWritable extends Error {}
