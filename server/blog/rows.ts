import { ReadModel } from '../core/read/model.js';
import { attachedCount } from '../core/tally/attached.js';
import { BlogPost, COMMENTS_BY_POST } from './entity.js';

/** Posts as visitors' lists and pages show them. */
export const postRows = new ReadModel(BlogPost);

postRows.attach('commentCount', attachedCount(COMMENTS_BY_POST.topic));
