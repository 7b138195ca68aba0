import { ReadModel } from '../core/read/model.js';
import { attachedCount } from '../core/tally/attached.js';
import { translatedColumns } from '../translations/index.js';
import { BlogPost, COMMENTS_BY_POST } from './entity.js';
import { blogPostTexts } from './texts.js';

/** Posts as visitors' lists and pages show them. */
export const postRows = new ReadModel(BlogPost, { inLanguage: translatedColumns(blogPostTexts) });

postRows.attach('commentCount', attachedCount(COMMENTS_BY_POST.topic));
