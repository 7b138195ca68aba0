import type { IconGridFragment } from '../../showcase.gen';
import { aboutIcons } from '../icons/iconSets';
import { IconCard } from '../showcase/IconCard';
import styles from './IconGrid.module.css';

/** What the shop stands for, each with its icon, in 2 to 4 columns where there is room. */
export function IconGrid({ columns, items }: IconGridFragment) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {items.map((item) => (
        <IconCard key={item.id} icons={aboutIcons} item={item} />
      ))}
    </ul>
  );
}
