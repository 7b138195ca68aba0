import { TextType } from '@mikro-orm/core';

/** The column type of texts that are HTML (decisions §12): they may hold the addresses of pictures, as plain texts may not. */
export class HtmlType extends TextType {}
