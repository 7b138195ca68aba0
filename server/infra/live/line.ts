/** The connection that is listened on; it can also be asked something, which fails once it is lost. An entity manager is one, too. */
export interface Line {
  execute<Rows extends object[]>(statement: string): Promise<Rows>;
}
