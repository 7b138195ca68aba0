/** A setting that is wrong. Its message is the sentence that stops the start. */
export class ConfigError extends Error {}
