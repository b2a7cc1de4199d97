import { TaskList } from '../../../features/deals/web/tasks/task-list.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Tasks');

export default function Tasks() {
  return <TaskList />;
}
