import { customerUrl } from '../../customers/urls';
import { Link } from '../../lib/router/Link';
import { Row } from '../../ui';
import { Avatar } from '../public/Avatar';
import type { UserRowFragment } from './usersAdmin.gen';
import styles from './UserName.module.css';

/** Who it is, with the name to sign in with below the person's own. */
export function UserName({ user }: { user: UserRowFragment }) {
  const { id, name, username } = user;
  return (
    <Row gap={1} className={styles.person}>
      <Avatar person={user} />
      <span className={styles.names}>
        <Link to={customerUrl(id)}>{name ?? username}</Link>
        {name && <span className={styles.username}>{username}</span>}
      </span>
    </Row>
  );
}
