import { type Goals, getGoals, removeGoal, saveGoal } from '@prosperx/core/goal';
import type { BodyOf } from '@prosperx/core/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, keepAnswer, useServices } from '#services/services.js';

const goalsKey = ['my', 'goals'] as const;

/** Returns the goals of the signed-in person, and what can be tied to them. */
export function useGoals(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: goalsKey,
    queryFn: async (reading) => (await api(getGoals, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
    refetchOnMount: 'always',
  });
}

export type GoalChange = BodyOf<typeof saveGoal>;

/** Shows what the server keeps after a change. */
function useGoalCall<Given>(call: (given: Given) => Promise<Goals>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (goals) => keepAnswer(queryClient, goalsKey, goals),
  });
}

export function useSaveGoal() {
  const { api } = useServices();
  return useGoalCall(async (body: GoalChange) => (await api(saveGoal, { body })).responseData);
}

export function useRemoveGoal() {
  const { api } = useServices();
  return useGoalCall(async (goalId: string) => (await api(removeGoal, { body: { goalId } })).responseData);
}
