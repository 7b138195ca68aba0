import { ReadModel } from '../../core/read/model.js';
import { Review } from '../entity.js';

/** Reviews as visitors' lists show them. */
export const reviewRows = new ReadModel(Review, {
  needs: { isMine: ['user'], targetId: ['product', 'repair'], targetName: ['product', 'repair'] },
});
