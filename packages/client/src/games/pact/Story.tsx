export const Story = () => null
